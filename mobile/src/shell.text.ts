/** What the shell itself says to people, in English; all else is said by the web app. */
export const shellText = {
  nothingToBuy: 'The store has nothing to offer right now. Please try again later.',
  /** In the phone's settings of the app. */
  noticeChannel: 'Notices',
  noToken: 'The phone did not register for notices.',
};
