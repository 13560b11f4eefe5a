import type { PinReportReason, PlanReportReason } from '@liora/domain/rules/reportReasons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, errorCode, orpc } from '../../lib/api.ts';
import { retrying } from '../../lib/retry.ts';
import { toast } from '../../ui/toast.ts';
import { useMe } from '../accounts/accounts.hooks.ts';
import { forgetContent } from './forgetContent.actions.ts';
import { safetyText } from './safety.text.ts';
import { reportFailureWords, signInWords, type Words } from './safetyFailures.rules.ts';
import type { SafetySubject } from './safetySubject.types.ts';

export interface ReportDraft {
  reason: PlanReportReason | PinReportReason;
  details: string;
}

const showError = ({ title, ...options }: Words) => toast(title, { ...options, kind: 'error' });

/** Sends a report; whatever goes wrong is told by a toast, and the dialog stays as it was (MOD-03). */
export function useReport(subject: SafetySubject, onDone: () => void) {
  const queries = useQueryClient();
  const me = useMe();
  const { mutate, isPending } = useMutation({
    mutationFn: (draft: ReportDraft) => retrying(() => sendReport(subject, draft)),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: orpc.safety.ownReports.key() });
      const { variant, id } = subject;
      if (variant === 'plan') forgetContent(queries, { planId: id });
      if (variant === 'pin') forgetContent(queries, { pinId: id });
      if (variant === 'review') forgetContent(queries, { reviewId: id });
      if (variant === 'photo') forgetContent(queries, { photoId: id });
      if (variant === 'pin' || variant === 'review' || variant === 'photo') {
        const { title, text } = safetyText.pinReportToast;
        toast(title, { description: text, kind: 'success' });
      }
      onDone();
    },
    onError: (error) => {
      showError(reportFailureWords(subject.variant, error));
      if (errorCode(error) === 'UNAUTHENTICATED')
        void queries.invalidateQueries(orpc.platform.start.queryOptions());
    },
  });
  const report = (draft: ReportDraft) => {
    // Of who is not known yet the server decides.
    if (me === null) showError(signInWords(subject.variant, safetyText.signInToReport));
    else if (!subject.id) showError({ title: safetyText.errorTitle, description: safetyText.planMissing });
    else mutate(draft);
  };
  return { report, busy: isPending };
}

function sendReport({ variant, id }: SafetySubject, draft: ReportDraft): Promise<unknown> {
  const details = draft.details.trim() || null;
  // The dialog offers each variant its own list; the server checks it again.
  return variant === 'plan'
    ? client.safety.reportPlan({ id, reason: draft.reason as PlanReportReason, details })
    : client.safety.report({
        content_type: variant,
        content_id: id,
        reason: draft.reason as PinReportReason,
        details,
      });
}
