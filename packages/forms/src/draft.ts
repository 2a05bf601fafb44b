export { formDraftKind, type FormDraft } from './draft/form-draft'
// An entry of its own, without formik: a list offers kept drafts too.
export { KeptDraftNotice, type KeptDraftTexts } from './draft/kept-draft-notice'
