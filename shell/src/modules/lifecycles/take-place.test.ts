import { takePlace } from './take-place'

const setUp = (before: string, after: string) => {
  document.body.innerHTML = `<main tabindex="-1"><section>${before}</section><section>${after}</section></main>`
  const [old, next] = document.querySelectorAll('section')
  if (old === undefined || next === undefined) throw new Error('two pages')
  return { old, next, focus: (selector: string) => old.querySelector<HTMLElement>(selector)?.focus() }
}

beforeEach(() => {
  window.scrollTo = () => undefined
})

test('the focus goes to what has the same name, the same one of several', () => {
  const row = '<button>Ändra</button>'
  const { old, next, focus } = setUp(row.repeat(3), `<p>Nytt</p>${row.repeat(3)}`)
  focus('button:nth-of-type(2)')
  const shown: string[] = []
  takePlace(old, next, () => shown.push(`${old.hidden}`))
  expect(shown).toEqual(['true'])
  expect(document.activeElement).toBe(next.querySelectorAll('button')[1])
})

test('and to what has the same id, whatever it is called now', () => {
  const { old, next, focus } = setUp('<a id="weeks" href="#">Veckor</a>', '<a id="weeks" href="#">Alla veckor</a>')
  focus('a')
  takePlace(old, next, () => undefined)
  expect(document.activeElement).toBe(next.querySelector('a'))
})

test('where that is no more it goes to the content, and a focus outside the page stays', () => {
  const gone = setUp('<button>Ändra</button>', '<p>Nytt</p>')
  gone.focus('button')
  takePlace(gone.old, gone.next, () => undefined)
  expect(document.activeElement).toBe(document.querySelector('main'))

  const outside = setUp('<button>Ändra</button>', '<button>Ändra</button>')
  const menu = document.body.appendChild(document.createElement('button'))
  menu.focus()
  takePlace(outside.old, outside.next, () => undefined)
  expect(document.activeElement).toBe(menu)
})
