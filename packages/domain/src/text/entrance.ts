export { fileNamePart } from './file-name'
export { foldedName } from './folded-name'
export { hidesCharacters, isVisible, linesHideCharacters, withoutInvisibleEnds } from './hidden-characters'
