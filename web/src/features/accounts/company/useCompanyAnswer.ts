import type { CompanyOutcome } from '@liora/domain/contract/companySignIn';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { client } from '../../../lib/api.ts';

interface ComesBackWith {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
}

/** The company has sent somebody back without a yes: they pressed cancel, or may not use it. */
export class NotVouchedFor extends Error {}

/**
 * Hands what stands in the address to the server, once. It leaves the address at once, so that it is not shared, kept or
 * sent on with it (RUL-33); it is good once anyway.
 */
export function useCompanyAnswer(onOutcome: (outcome: CompanyOutcome) => void) {
  const { code, state, iss }: ComesBackWith = useSearch({ strict: false });
  const navigate = useNavigate();
  const begun = useRef(false);
  const finish = useMutation({
    mutationFn: async () => {
      if (!code || !state) throw new NotVouchedFor();
      return client.accounts.finishCompanySignIn({ code, state, ...(iss !== undefined && { iss }) });
    },
    onSuccess: onOutcome,
  });
  const { mutate } = finish;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
    void navigate({ to: '.', search: {}, replace: true });
  }, [mutate, navigate]);
  return finish;
}
