import { useMutation, useQuery } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { isAppElsewhere } from '../../../lib/server.ts';
import { startQuery } from '../accounts.queries.ts';

/** The company of this server, by its name; null where none is configured, and in an app that has no cookies here. */
export function useCompany(): string | null {
  const company = useQuery(startQuery()).data?.company;
  return company && !isAppElsewhere() ? company.name : null;
}

const WAYS = {
  'sign in': client.accounts.startCompanySignIn,
  connect: client.accounts.startCompanyConnection,
  prove: client.accounts.startCompanyProof,
};

/** Leaves for the company. Nothing of it is known before: who comes back lands on /auth/company. */
export function useWayToCompany(
  purpose: keyof typeof WAYS,
  around: <Result>(work: () => Promise<Result>) => Promise<Result> = (work) => work(),
) {
  return useMutation({
    mutationFn: async (next: string) => {
      const { address } = await around(() => WAYS[purpose]({ next }));
      location.assign(address);
      // The page is on its way out: what was pressed stays busy until it is gone.
      await new Promise(() => undefined);
    },
  });
}

/** Where somebody is: to come back to. On the sign-in page it is what that was told to lead to. */
export function placeToReturnTo(): string {
  const { pathname, search } = location;
  return pathname === '/auth' ? (new URLSearchParams(search).get('next') ?? '/') : `${pathname}${search}`;
}
