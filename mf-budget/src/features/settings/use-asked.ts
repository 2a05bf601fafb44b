import { useState } from 'react'

/** What was asked about last; an answer to other texts than those in the fields counts no longer. */
export const useAsked = <Texts extends Readonly<Record<string, string>>>() => {
  const [asked, ask] = useState<Texts | null>(null)
  const isAskedOf = (texts: Texts) => asked !== null && Object.keys(texts).every(name => asked[name] === texts[name])
  return { asked, ask, isAskedOf }
}
