/** How many rows a list has at most as a file: as many as are read of one. */
export const mostRowsOfFile = 5_000
