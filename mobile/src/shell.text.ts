/** What the shell itself says to people; all else is said by the web app. */
export const shellText = {
  nothingToBuy: 'The store has nothing to offer right now. Please try again later.',
};
