import { type IRequestStrict, Router } from 'itty-router';
import { logFault } from '../durable-objects/log.ts';
import { tableCardPicture } from './cards.ts';
import { embedPage } from './embedPage.ts';
import type { Env } from './env.ts';
import { internalError, methodNotAllowed, notFound, upgradeRequired } from './errors.ts';
import { preflightHeaders } from './headers.ts';
import { tableOembed } from './oembed.ts';
import { embeddingPage, homePage, noPage, openPage, playPage, tablePage } from './pages.ts';
import { tablePdn } from './pdn.ts';
import { positionPicture, tablePicture } from './pictures.ts';
import { createTable, listRulesets, showTable } from './tables.ts';

type Handler = (request: IRequestStrict, env: Env) => Response | Promise<Response>;

/** Every address and its one method. HEAD is answered wherever GET is. An upgrade never comes here. */
export const ROUTES: readonly (readonly ['GET' | 'POST', string, Handler])[] = [
  ['POST', '/api/tables', createTable],
  ['GET', '/api/tables/:id', showTable],
  ['GET', '/api/tables/:id/pdn', tablePdn],
  ['GET', '/api/tables/:id/socket', upgradeRequired],
  ['GET', '/api/rulesets', listRulesets],
  ['GET', '/', homePage],
  ['GET', '/open', openPage],
  ['GET', '/play', playPage],
  ['GET', '/embedding', embeddingPage],
  ['GET', '/t/:id.svg', tablePicture],
  ['GET', '/t/:id.png', tableCardPicture],
  ['GET', '/t/:id', tablePage],
  ['GET', '/board.svg', positionPicture],
  ['GET', '/oembed', tableOembed],
  ['GET', '/embed/:id', embedPage],
];

const preflight: Handler = () => new Response(null, { status: 204, headers: preflightHeaders() });

const noAddress: Handler = (request) => notFound(new URL(request.url).pathname);

/** Programs get JSON, people a page to go on from. */
const nothingHere: Handler = async (request, env) => {
  const forPeople = request.headers.get('Accept')?.includes('text/html');
  const answer = await (forPeople ? noPage(request, env) : noAddress(request, env));
  const varied = new Response(answer.body, answer);
  varied.headers.append('Vary', 'Accept');
  return varied;
};

/** Whether scripts of other sites may ask there, and browsers first ask for them with OPTIONS. */
const isShared = (path: string): boolean => /^\/api\/|^\/oembed$|\.(?:svg|png)$/.test(path);

const failed = (fault: unknown): Response => {
  logFault('worker', fault);
  return internalError();
};

const router = Router<IRequestStrict, [Env], Response>({ catch: failed });

for (const [method, path, handler] of ROUTES) {
  const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
  router[method === 'GET' ? 'get' : 'post'](path, handler);
  if (isShared(path)) router.options(path, preflight);
  router.all(path, () => methodNotAllowed(isShared(path) ? [...allowed, 'OPTIONS'] : allowed));
}
router.options('/api/*', preflight);
router.all('/api/*', noAddress);
// What stands in a frame is not the home page with its form.
router.all('/embed/*', noAddress);
router.all('*', nothingHere);

/** The answer to any request but an upgrade. Never throws. */
export async function route(request: Request, env: Env): Promise<Response> {
  if (request.method !== 'HEAD') return router.fetch(request, env);
  const response = await router.fetch(new Request(request, { method: 'GET' }), env);
  return new Response(null, response);
}
