import { useAtomValue, type Atom } from 'jotai'
import { createContext, use } from 'react'
import type { OutcomeEditor } from './editing/outcome-editor'

export const OutcomeContext = createContext<OutcomeEditor | null>(null)

/** The outcome that is shown and typed into. */
export const useOutcomeEditor = (): OutcomeEditor => {
  const editor = use(OutcomeContext)
  if (editor === null) throw new Error('No outcome is loaded here')
  return editor
}

/** One thing of it: drawn again when that is another. */
export const useOutcomeValue = <Value>(pick: (editor: OutcomeEditor) => Atom<Value>): Value => {
  const editor = useOutcomeEditor()
  return useAtomValue(pick(editor), { store: editor.store })
}
