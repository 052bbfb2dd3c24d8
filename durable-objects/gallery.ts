import type { Command } from '../table/commands.ts';
import type { Reaction } from '../table/events.ts';
import { seatOf } from '../table/table.ts';
import type { Standing } from './memory.ts';
import type { Session, Sockets } from './sockets.ts';
import { isCounted, tally } from './suggestions.ts';

/**
 * What is said in passing: suggestions and reactions. Nothing of it is stored; suggestions stay with the sockets, so they outlive
 * hibernation.
 */
export class Gallery {
  readonly #sockets: Sockets;
  /** Whether what is proposed may have changed since it was last told. */
  #isNew = false;
  /** Those who have said hello since, and know nothing of it. */
  #newcomers: readonly WebSocket[] = [];

  constructor(sockets: Sockets) {
    this.#sockets = sockets;
  }

  /** To be called when a socket has said hello. Under the same identity it is still the same person, who keeps their proposal. */
  greeted(socket: WebSocket, before: Session, standing: Standing): void {
    this.#newcomers = [...this.#newcomers, socket];
    const now = this.#sockets.session(socket);
    if (before.state === 'new' || now.state === 'new' || before.proposal === null) return;
    if (before.player === now.player) this.#sockets.keep(socket, { ...now, proposal: before.proposal });
    else this.parted(before, standing);
  }

  /** To be called with what was known of a socket that has gone: what was proposed there goes on with the person's next one, or is gone. */
  parted(session: Session, standing: Standing): void {
    if (session.state === 'new' || !isCounted(session, standing)) return;
    const { player, proposal } = session;
    const heir = this.#sockets.greeted().find(([, known]) => player !== null && known.player === player);
    if (heir) this.#sockets.keep(heir[0], { ...heir[1], proposal });
    else this.#isNew = true;
  }

  /** Sees to what an accepted command says in passing; `standing` is how the table stands after it. */
  hear(socket: WebSocket, command: Command, standing: Standing): void {
    switch (command.type) {
      case 'suggest':
        this.#propose(socket, command.move, standing);
        break;
      case 'react':
        this.#react(socket, command.reaction, standing);
        break;
      case 'sit':
      case 'takeOver':
        // Players propose nothing, and what they did propose does not come back when the seat is another's.
        if (this.#withdraw(socket, standing).length > 0) this.#isNew = true;
    }
  }

  /** Tells what is proposed: everybody where it has changed, else those who came, if there is anything. */
  tell(standing: Standing): void {
    if (!this.#isNew && this.#newcomers.length === 0) return;
    const { table } = standing;
    const moves = tally(
      this.#sockets.greeted().map(([, session]) => session),
      standing,
    );
    const message = { type: 'suggestion', ply: table.game.moves.length, moves } as const;
    if (this.#isNew && table.phase === 'playing') this.#sockets.broadcast(message);
    else if (moves.length > 0) for (const socket of this.#newcomers) this.#sockets.send(socket, message);
    this.#isNew = false;
    this.#newcomers = [];
  }

  #propose(socket: WebSocket, move: string, standing: Standing): void {
    const earlier = this.#withdraw(socket, standing);
    const session = this.#sockets.session(socket);
    if (session.state === 'new') return;
    this.#sockets.keep(socket, { ...session, proposal: { position: standing.position, move } });
    if (!earlier.includes(move)) this.#isNew = true;
  }

  /** Passes it on to everybody, whoever made it included. */
  #react(socket: WebSocket, reaction: Reaction, { table }: Standing): void {
    const session = this.#sockets.session(socket);
    const seat = session.state === 'new' ? null : seatOf(table, session.player);
    this.#sockets.broadcast({ type: 'reaction', reaction, by: seat ?? 'spectator' });
  }

  /** Takes back what somebody proposed on any of their sockets, for one person has one proposal. Gives the moves that were for this position. */
  #withdraw(socket: WebSocket, { position }: Standing): readonly string[] {
    const session = this.#sockets.session(socket);
    const person = session.state === 'new' ? null : session.player;
    const moves: string[] = [];
    for (const [other, known] of this.#sockets.greeted()) {
      const isTheirs = other === socket || (person !== null && known.player === person);
      if (!isTheirs || known.proposal === null) continue;
      this.#sockets.keep(other, { ...known, proposal: null });
      if (known.proposal.position === position) moves.push(known.proposal.move);
    }
    return moves;
  }
}
