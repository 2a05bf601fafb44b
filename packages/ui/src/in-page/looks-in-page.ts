import * as button from '../primitives/button.module.css?in-page'
import * as checkbox from '../primitives/checkbox.module.css?in-page'
import * as field from '../primitives/field-frame.module.css?in-page'
import base from '../styles/base.css?in-page'
import tokens from '../styles/tokens.css?in-page'

// For what stands in the page's own HTML; the build runs it, no browser does.

/** A style sheet as the build hands it over: its text, and its classes by their names in the sheet. */
export type SheetInPage = Readonly<Record<string, string>> & { readonly default: string }

/** The class of an element; a name that its sheet does not have stops the build. */
export const lookOf = (sheet: SheetInPage, ...names: readonly string[]): string =>
  names
    .map(name => {
      const className = sheet[name]
      if (className === undefined) throw new Error(`no style sheet of the page has a class ${name}`)
      return className
    })
    .join(' ')

export const lookInPage = {
  button: lookOf({ ...button }, 'button', 'primary', 'full'),
  field: lookOf({ ...field }, 'field'),
  label: lookOf({ ...field }, 'label'),
  required: lookOf({ ...field }, 'required'),
  control: lookOf({ ...field }, 'control'),
  checkbox: lookOf({ ...checkbox }, 'checkbox'),
}

/** Tokens, the page as a whole and the components of `lookInPage`, in the order in which they come as files. */
export const stylesInPage = [tokens, base, button.default, checkbox.default, field.default].join('')
