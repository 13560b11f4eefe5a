import { type AnyProcedure, isProcedure } from '@orpc/server';
import { withCheckedReplies } from '../src/rpc/checkedReplies.ts';
import { router } from '../src/rpc/router.ts';

type Routes = { [name: string]: Routes | AnyProcedure };

function checked(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([name, one]) => [
      name,
      isProcedure(one) ? withCheckedReplies(one) : checked(one as Routes),
    ]),
  );
}

/** Every procedure, with its replies held against the contract to the letter: a field too many fails. */
export const checkedRouter = checked(router as unknown as Routes) as unknown as typeof router;
