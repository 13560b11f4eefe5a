export const previewText = {
  locked: 'A date plan for Privé members.',
  plan: (stops: number, location: string | null, creator: string) =>
    `A date plan with ${stops} stops${location ? ` in ${location}` : ''}, by ${creator}.`,
} as const;
