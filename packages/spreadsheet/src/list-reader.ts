// A list that was chosen as a file, CSV or Excel. Fetched when a dialog of import opens.
export { readListFile, type FileProblem, type ReadFile } from './list/reading/read-list-file'
