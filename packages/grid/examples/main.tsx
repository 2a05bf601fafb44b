import './page.css'
import { createRoot } from 'react-dom/client'
import { examples, isExampleName, type ExampleName } from './example-list'
import { ExampleSheet } from './example-sheet'

const asked = new URLSearchParams(location.search)
const example = asked.get('example') ?? 'basic'
const theme = asked.get('theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

const names = Object.keys(examples).filter(isExampleName)

const Page = ({ name }: { name: ExampleName }) => (
  <>
    <header>
      <nav aria-label="Examples">
        <ul>
          {names.map(each => (
            <li key={each}>
              <a href={`?example=${each}&theme=${theme}`} aria-current={each === name ? 'page' : undefined}>
                {examples[each].title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
    <main>
      <h1>{examples[name].title}</h1>
      <p>{examples[name].text}</p>
      <ExampleSheet example={examples[name]} />
    </main>
  </>
)

document.documentElement.dataset.theme = theme
const root = document.getElementById('root')
if (root === null || !isExampleName(example)) throw new Error(`There is no example ${example}`)
createRoot(root).render(<Page name={example} />)
