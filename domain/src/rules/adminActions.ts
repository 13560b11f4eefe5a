/** What admins do, by the names under which the list of actions stores it (RUL-95). Names are never given to something else. */
export const ADMIN_ACTIONS = [
  'admin.add',
  'admin.remove',
  'actions.export',
  'content.delete',
  'content.hide',
  'content.restore',
  'content.suspend',
  'content.undo',
  'content.warn',
  'import.apply',
  'import.dry-run',
  'import.roll-back',
  'import.stop',
  'job.drop',
  'job.run-again',
  'mapping.add',
  'mapping.change',
  'mapping.remove',
  'member.clear-tier',
  'member.erase',
  'member.export',
  'member.find-by-email',
  'member.reveal-email',
  'member.set-tier',
  'member.sign-out',
  'member.tier-ended',
  'place.accept',
  'place.dismiss',
  'place.edit',
  'place.maybe-one',
  'place.merge',
  'place.not-one',
  'place.undo-edit',
  'place.undo-merge',
  'premium-override.off',
  'premium-override.on',
] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** How the list of actions is exported. */
export const ACTION_FILE_FORMATS = ['csv', 'jsonl'] as const;
export type ActionFileFormat = (typeof ACTION_FILE_FORMATS)[number];
