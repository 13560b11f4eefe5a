interface Query {
  id: string;
  answer: (is: boolean) => void;
  fail: (error: unknown) => void;
}

/** One question for all that is asked of within one turn of the page, `most` at once: of each id, whether it is among the answer. */
export function batchLookups(
  ask: (ids: string[]) => Promise<readonly string[]>,
  most: number,
): (id: string) => Promise<boolean> {
  let waiting: Query[] = [];
  const send = () => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += most) void answer(ask, all.slice(from, from + most));
  };
  return (id) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(send);
      waiting.push({ id, answer: resolve, fail: reject });
    });
}

async function answer(ask: (ids: string[]) => Promise<readonly string[]>, asked: readonly Query[]) {
  try {
    const among = new Set(await ask([...new Set(asked.map(({ id }) => id))]));
    for (const one of asked) one.answer(among.has(one.id));
  } catch (error) {
    for (const one of asked) one.fail(error);
  }
}
