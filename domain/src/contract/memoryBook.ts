/** Where a book is made: POST, with `year` and `own` beside it in the address; answered with a page. */
export const MEMORY_BOOK_PATH = '/memory-book';
