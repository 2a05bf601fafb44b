import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeValues } from './theme-values'

const css = readFileSync(join(__dirname, '../styles/tokens.css'), 'utf8')

const tokensIn = (selector: string): Map<string, string> => {
  const block = css.slice(css.indexOf(selector)).split('}')[0] ?? ''
  return new Map([...block.matchAll(/--vk-([a-z0-9-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}
const themes = { light: tokensIn(':root {'), dark: tokensIn("[data-theme='dark'] {") }

const channel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) + 0.7152 * channel(colour.slice(3, 5)) + 0.0722 * channel(colour.slice(5, 7))
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['surface', 'surface-sunken', 'surface-raised']
const textPairs = [
  ...['text', 'text-muted', 'accent', 'bad', 'good', 'warning'].flatMap(text =>
    surfaces.map(surface => [text, surface] as const),
  ),
  ...['text', 'text-muted', 'accent', 'accent-strong'].map(text => [text, 'accent-soft'] as const),
  ...['good', 'bad', 'warning'].flatMap(tone => [[tone, `${tone}-soft`] as const, ['text', `${tone}-soft`] as const]),
  ['on-accent', 'accent'] as const,
  ['on-accent', 'accent-strong'] as const,
  ['on-bad', 'bad'] as const,
  ['on-bad', 'bad-strong'] as const,
]
const edgePairs = ['border-strong', 'focus'].flatMap(edge => surfaces.map(surface => [edge, surface] as const))

describe.each(['light', 'dark'] as const)('the %s theme', theme => {
  const colour = (name: string): string => {
    const value = themes[theme].get(name)
    if (value === undefined) throw new Error(`tokens.css has no --vk-${name} in the ${theme} theme`)
    return value
  }

  test.each(textPairs)('%s on %s has a contrast of 4.5 at least', (text, background) => {
    expect(contrast(colour(text), colour(background))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edgePairs)('%s stands out from %s by 3 at least', (edge, surface) => {
    expect(contrast(colour(edge), colour(surface))).toBeGreaterThanOrEqual(3)
  })

  test('antd calculates with the same colours as the style sheet', () => {
    for (const [name, value] of Object.entries(themeValues[theme]))
      expect([name, value]).toEqual([name, colour(name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))])
  })
})

test('the two themes name the same colours', () => {
  const colours = (theme: Map<string, string>) => [...theme.keys()].filter(name => theme.get(name)?.startsWith('#'))
  expect(colours(themes.dark)).toEqual(colours(themes.light))
})
