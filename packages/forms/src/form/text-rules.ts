import type { Result } from '@veckovis/domain/result'
import { hidesCharacters, isVisible, linesHideCharacters } from '@veckovis/domain/text'
import { array, object, string, type ISchema, type ObjectShape, type StringSchema } from 'yup'

/** The code of what is wrong with a text, or null. `neighbours` are the other values of the form. */
export type Rule = (text: string, neighbours: Readonly<Record<string, string>>) => string | null

type Field = (rule: Rule, keyOf?: (code: string) => string) => StringSchema<string>

const isOnlyHidden = (text: string) => text.trim() !== '' && !isVisible(text)

// Every field of every form is made here, so that none lets a text pass that the server refuses for what it hides.
const fieldWithout =
  (hides: (text: string) => boolean): Field =>
  (rule, keyOf = code => code) =>
    string()
      .ensure()
      .test({
        name: 'rule',
        test: (text, context) => {
          const hidden = hides(text) || isOnlyHidden(text) ? 'hidden-characters' : null
          const code = rule(text, context.parent) ?? hidden
          return code === null ? true : context.createError({ message: keyOf(code) })
        },
      })

/**
 * A text field of one line with one rule of the domain; its message is the key that `keyOf` makes of the rule's code,
 * or of `hidden-characters` where the text holds a control character, one that turns the order, or nothing to be seen.
 */
export const textField = fieldWithout(hidesCharacters)

/** The same of several lines, where line ends and tabs are what they are. */
export const linesField = fieldWithout(linesHideCharacters)

/** A list of fields with one rule of the domain about all of it; `neighbours` are the other values of the form. */
export const listField = <Item, Form>(
  item: ISchema<Item>,
  rule: (items: readonly Item[], neighbours: Form) => string | null,
) =>
  array(item).test({
    name: 'rule',
    test: (items = [], context) => {
      const code = rule(items, context.parent)
      return code === null ? true : context.createError({ message: code })
    },
  })

/** The rule of a field that may not be left empty; what cannot be seen is nothing. */
export const required =
  (rule: Rule = () => null): Rule =>
  (text, neighbours) =>
    isVisible(text) ? rule(text, neighbours) : 'required'

/** The rule of a field that says nothing while it is empty. */
export const optional =
  (rule: Rule): Rule =>
  (text, neighbours) =>
    text.trim() === '' ? null : rule(text, neighbours)

/** What a reader of the domain, such as the one of a number, says against the text. */
export const readBy =
  (read: (text: string) => Result<unknown, string>): Rule =>
  text => {
    const result = read(text)
    return result.ok ? null : result.error
  }

/** The value of a text that the form's rules have let pass. Throws where they did not. */
export const accepted = <Value>(result: Result<Value, string>): Value => {
  if (!result.ok) throw new Error(`The form let ${result.error} pass`)
  return result.value
}

/** The rules of a form by the names of its fields, for a module that has no yup of its own. */
export const rulesOf = <Fields extends ObjectShape>(fields: Fields) => object(fields)
