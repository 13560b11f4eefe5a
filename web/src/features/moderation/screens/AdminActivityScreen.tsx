import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { ActivityPart } from '../activity/ActivityPart.tsx';
import { activityOptions } from '../activity/activity.queries.ts';
import { activityText } from '../activity/activity.text.ts';
import { AdminArea } from '../frame/AdminArea.tsx';

/** /admin/activity: how things stand, counts of the last two weeks, jobs, and the switch for everybody (RUL-95, RUL-01). */
export function AdminActivityScreen() {
  const me = useMe();
  const activity = useQuery({ ...activityOptions(), enabled: me != null });
  return (
    <AdminArea part="activity" query={activity}>
      {(known) => (
        <>
          <PageTitle>{activityText.title}</PageTitle>
          <ActivityPart activity={known} />
        </>
      )}
    </AdminArea>
  );
}
