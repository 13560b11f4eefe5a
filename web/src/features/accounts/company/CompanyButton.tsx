import { Building2 } from 'lucide-react';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { companyText } from './company.text.ts';
import { placeToReturnTo, useCompany, useWayToCompany } from './useCompany.ts';

/** Signs in with the company of this server; not there where the operator has configured none (RUL-122). */
export function CompanyButton() {
  const name = useCompany();
  const go = useWayToCompany('sign in');
  if (name === null) return null;
  return (
    <div className="grid gap-2">
      <Button
        variant="line"
        size="lg"
        wide
        icon={<Building2 />}
        busy={go.isPending}
        onClick={() => go.mutate(placeToReturnTo())}
      >
        {companyText.signInWith(name)}
      </Button>
      <InlineError className="empty:-mt-2">{go.error && errorText(go.error)}</InlineError>
    </div>
  );
}
