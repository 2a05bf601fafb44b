// An entry of its own, because it brings yup: a form that is shown at once fetches its schema while the person types.
export {
  accepted,
  linesField,
  listField,
  optional,
  readBy,
  required,
  rulesOf,
  textField,
  type Rule,
} from './form/text-rules'
