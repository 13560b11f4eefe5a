/** Words of the week table. */
export const hoursTableText = {
  closed: 'Closed',
  allDay: 'Open all day',
  span: (from: string, to: string) => `${from} to ${to}`,
  days: (from: string, to: string) => `${from} to ${to}`,
  today: (day: string) => `${day}, today`,
};
