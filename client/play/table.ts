import { makeFen } from '../../engine/fen.ts';
import { opposite } from '../../engine/position.ts';
import { onward } from '../i18n/current.ts';
import { memory } from '../table/browser.ts';
import { type CreateProblem, createTable, problemOf } from '../table/create.ts';
import { carryOn, identify, rememberedName } from '../table/identity.ts';
import { fillRandom } from '../table/world.ts';
import type { Match } from './match.ts';

/** Opens a table on which the position is played on with a friend, and goes there as the person, or as the side to move; else says why not. */
export const openTable = async ({ opponent, game }: Match): Promise<CreateProblem | undefined> => {
  const key = identify(memory, fillRandom);
  const created = await createTable(
    {
      rules: game.rules.name,
      fen: makeFen(game.position),
      seat: opponent.kind === 'computer' ? opposite(opponent.color) : game.position.turn,
      key,
      name: rememberedName(memory),
    },
    fetch,
  );
  if (!created.ok) return problemOf(created.error);
  location.assign(onward(memory, `/t/${created.value.id}${carryOn(memory, { key })}`));
  return undefined;
};
