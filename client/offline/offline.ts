/**
 * The service worker of `/play`. It keeps that page and its files, so that one plays without a network, and touches nothing else. A new
 * build's files are kept beside the old ones; the old ones go once all new ones are here and no old page is open any more.
 */
import {
  answerFile,
  answerPage,
  type Build,
  dropOthers,
  type KeeperWorld,
  keepAll,
  purposeOf,
} from './keeper.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build, which alone knows its files. */
declare const BUILD: Build;

const world: KeeperWorld = {
  caches,
  fetch: (path, init) => fetch(path, init),
  patience: (milliseconds) =>
    new Promise((_, fail) => setTimeout(() => fail(new Error('slow')), milliseconds)),
};

self.addEventListener('install', (event) => event.waitUntil(keepAll(BUILD, world)));

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers(BUILD, world).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const purpose = purposeOf(request, self.location.origin, BUILD);
  if (purpose === 'page') event.respondWith(answerPage(request.url, BUILD, world));
  if (purpose === 'file') event.respondWith(answerFile(request.url, world));
});
