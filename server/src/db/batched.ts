import type { Db } from './client.ts';

/** Of one call of a group: what it asks, and what it is answered. */
type AskMany<Ask, Answer> = (db: Db, asks: readonly Ask[]) => Promise<readonly Answer[]>;

/** Until a group has been answered the next one gathers. */
interface Gathering<Ask, Answer> {
  asks: Ask[];
  answers: Promise<readonly Answer[]>;
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * One statement for many calls: what is asked while a statement is under way is asked together by the next one. A job of
 * thousands costs a few statements so, and takes one connection, however many run at the same time. One that fails fails for
 * all who asked.
 */
export function batched<Ask, Answer>(
  askMany: AskMany<Ask, Answer>,
): (db: Db, ask: Ask) => Promise<Answer | undefined> {
  const gathering = new WeakMap<Db, Gathering<Ask, Answer>>();
  const underWay = new WeakMap<Db, Promise<unknown>>();

  const begin = (db: Db): Gathering<Ask, Answer> => {
    const asks: Ask[] = [];
    const before = underWay.get(db);
    const answered = async () => {
      await nextTurn();
      await before;
      gathering.delete(db);
      return askMany(db, asks);
    };
    const answers = answered();
    underWay.set(
      db,
      answers.catch(() => undefined),
    );
    const group = { asks, answers };
    gathering.set(db, group);
    return group;
  };

  return async (db, ask) => {
    const group = gathering.get(db) ?? begin(db);
    const at = group.asks.push(ask) - 1;
    return (await group.answers)[at];
  };
}
