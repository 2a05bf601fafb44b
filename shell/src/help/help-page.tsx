import { platformStore, useLanguage } from '@veckovis/platform'
import { useLocation } from '@veckovis/platform/router'
import { Button, EmptyState, Page, TextField, VisuallyHidden } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState, type RefObject } from 'react'
import en from '../../locales/help/en.json'
import sv from '../../locales/help/sv.json'
import { resolveRoute } from '../frame/routing/resolve-route'
import { useViewer } from '../frame/routing/use-viewer'
import { registryAtom } from '../modules/module-registry'
import { findInHelp, type HelpSection } from './find-in-help'
import * as styles from './help-page.module.css'

const contents = { sv, en }
type HelpContent = (typeof contents)['sv']

/** A link from another page leads to one section: it is shown and gets focus, also when its code or the registry's answer came late. */
const useSectionOfAddress = (sections: number): void => {
  const { hash } = useLocation()
  useEffect(() => {
    const section = document.getElementById(decodeURIComponent(hash.slice(1)))
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }, [hash, sections])
}

/** The sections on what this person can open here, and those that are on no page: the registry says which those are. */
const useOfferedSections = (sections: readonly HelpSection[]): readonly HelpSection[] => {
  const viewer = useViewer()
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  const isOffered = (path: string) => resolveRoute(path, registry, viewer).kind === 'module'
  return sections.filter(({ pages }) => pages.length === 0 || pages.some(isOffered))
}

type SearchProps = {
  readonly words: HelpContent['search']
  readonly value: string
  /** How many sections have what is searched for. */
  readonly found: number
  readonly field: RefObject<HTMLInputElement | null>
  readonly onSearch: (text: string) => void
  readonly onEnter: () => void
}

/** Escape takes the search away, Enter leads to the first section that is found. */
const Search = ({ words, value, found, field, onSearch, onEnter }: SearchProps) => (
  <div role="search" className={styles.search}>
    <TextField
      ref={field}
      type="search"
      label={words.label}
      maxLength={100}
      value={value}
      onChange={({ target }) => onSearch(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onSearch('')
        if (key === 'Enter') onEnter()
      }}
    />
    <VisuallyHidden>
      <span role="status">{value.trim() === '' ? '' : `${words.found}: ${found}`}</span>
    </VisuallyHidden>
  </div>
)

const focusSection = (section: HelpSection | undefined): void => {
  if (section !== undefined) document.getElementById(section.id)?.focus()
}

/** What each area is for and what its words mean. */
export const HelpPage = () => {
  const help = contents[useLanguage()]
  const offered = useOfferedSections(help.sections)
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const sections = findInHelp(offered, search)
  useSectionOfAddress(offered.length)
  const clear = () => {
    // The button goes with what it took away.
    field.current?.focus()
    setSearch('')
  }
  return (
    <Page intro={help.intro}>
      <Search
        words={help.search}
        value={search}
        found={sections.length}
        field={field}
        onSearch={setSearch}
        onEnter={() => focusSection(sections[0])}
      />
      {sections.length === 0 ? (
        <EmptyState
          icon="search"
          title={help.search.nothing}
          action={<Button onClick={clear}>{help.search.clear}</Button>}
        />
      ) : (
        <Sections help={help} sections={sections} />
      )}
    </Page>
  )
}

const Sections = ({ help, sections }: { help: HelpContent; sections: readonly HelpSection[] }) => (
  <div className={styles.help}>
    <nav className={styles.contents} aria-label={help.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
    <div className={styles.sections}>
      {sections.map(section => (
        <Section key={section.id} section={section} termsLabel={help.terms} />
      ))}
    </div>
  </div>
)

const Section = ({ section, termsLabel }: { section: HelpSection; termsLabel: string }) => {
  const headingId = `${section.id}-heading`
  return (
    <section className={styles.section} id={section.id} tabIndex={-1} aria-labelledby={headingId}>
      <h2 id={headingId}>{section.title}</h2>
      <p className={styles.lead}>{section.lead}</p>
      {section.points.length > 0 && (
        <ul className={styles.points}>
          {section.points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {section.terms.length > 0 && (
        <>
          <h3>{termsLabel}</h3>
          <dl className={styles.terms}>
            {section.terms.map(({ term, meaning }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
