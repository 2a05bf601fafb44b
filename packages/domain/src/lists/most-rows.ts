/** How many rows a list has at most as a file: as many as are read of one. */
export const mostRowsOfFile = 5_000

/** With so many rows something is done at once, at most; a page shows a hundred. */
export const mostSelectedRows = 200
