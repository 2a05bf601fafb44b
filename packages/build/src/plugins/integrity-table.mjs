/** Name of the table on the page: address of a file to its integrity. The shell adds those of each module that is listed. */
export const integrityTable = '__veckovisIntegrity'
