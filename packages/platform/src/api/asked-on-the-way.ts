/**
 * Milliseconds for which an answer that was asked for on the way to a page is taken by the page, as what the server has
 * now: from the moment when the pointer is on the entry to the moment when the page is drawn.
 */
export const askedOnTheWay = 3_000
