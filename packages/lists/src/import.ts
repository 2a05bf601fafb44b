// A list or a sheet out of a file: chosen or dropped, read, shown row by row, chosen from. Fetched when an import is opened.
export { FileButton } from './import/file-button'
export { ImportButtons } from './import/import-buttons'
export { ImportTable } from './import/import-table'
export { Lines } from './import/lines'
export { ListSource } from './import/list-source'
export { problemText, type InputProblem } from './import/problem-text'
export { useFileDrop } from './import/use-file-drop'
export { useFileReading } from './import/use-file-reading'
