import type { LockedPlan } from '@liora/domain/contract/planCards';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { LockedPlanCard } from '../../plans/components/LockedPlanCard.tsx';
import { useReactions } from '../../plans/useReactions.ts';
import { savedText } from '../saved.text.ts';
import { savedPlansOptions } from '../savedPlans.queries.ts';

/** As a locked card tells no marks, what is known of it here: it is saved. */
const SAVED = { user_has_saved: true, user_has_liked: false, like_count: 0, save_count: 0 };

/** A saved plan that is Privé and its saver no member (RUL-09). It can be taken out, and not back in: so that is asked first. */
export function LockedSavedCard({ plan }: { plan: LockedPlan }) {
  const queries = useQueryClient();
  const { save } = useReactions();
  const [asking, setAsking] = useState(false);
  const title = plan.title.trimEnd() + (plan.title_cut ? '…' : '');
  const takeOut = async () => {
    setAsking(false);
    await save({ id: plan.id, ...SAVED });
    await queries.invalidateQueries({ queryKey: savedPlansOptions().queryKey });
  };
  return (
    <>
      <LockedPlanCard
        plan={plan}
        headingLevel={2}
        control={<SaveButton saved name={title} onClick={() => setAsking(true)} />}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={savedText.lockedTitle}
        description={savedText.lockedText(title)}
        confirmLabel={savedText.remove}
        cancelLabel={savedText.lockedCancel}
        onConfirm={() => void takeOut()}
      />
    </>
  );
}
