import fc from 'fast-check'
import { parseHours, parseNumber, signedHoursRule } from './parse-number'
import { formatHours } from './format-numbers'

/** A sum as a tree, counted without the parser: the value as whole hundredths over `scale`. */
type Tree = { readonly text: string; readonly value: number }

const leaf = fc.integer({ min: 0, max: 99_999 }).map((hundredths): Tree => ({
  text: formatHours(hundredths),
  value: hundredths,
}))

const { tree } = fc.letrec<{ tree: Tree }>(tie => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(tie('tree'), fc.constantFrom('+', '-', ' + ', ' \u2212 '), tie('tree'))
      .map(([one, sign, other]): Tree => ({
        text: `(${one.text}${sign}${other.text})`,
        value: sign.includes('+') ? one.value + other.value : one.value - other.value,
      })),
    fc.tuple(tie('tree'), fc.integer({ min: -9, max: 9 })).map(([one, factor]): Tree => ({
      text: `(${one.text}*${factor})`,
      value: one.value * factor,
    })),
    fc.tuple(tie('tree'), fc.integer({ min: 1, max: 9 })).map(([one, divisor]): Tree => ({
      text: `((${one.text}) * ${divisor} / ${divisor})`,
      value: one.value,
    })),
  ),
}))

const unbounded = { ...signedHoursRule, most: Number.MAX_SAFE_INTEGER }

test('a sum comes to what its parts come to, to the hundredth', () => {
  fc.assert(
    fc.property(tree, ({ text, value }) => {
      fc.pre(text.length < 200)
      expect(parseHours(`=${text}`, unbounded)).toStrictEqual({ ok: true, value: value + 0 })
    }),
  )
})

test('products come before sums, and each from the left', () => {
  const small = fc.integer({ min: 1, max: 50 })
  fc.assert(
    fc.property(small, small, small, (a, b, c) => {
      const read = (text: string) => parseNumber(text, unbounded)
      expect(read(`=${a}+${b}*${c}`)).toStrictEqual({ ok: true, value: a + b * c })
      expect(read(`=${a}-${b}-${c}`)).toStrictEqual({ ok: true, value: a - b - c })
      expect(read(`=${a * b * c}/${b}/${c}`)).toStrictEqual({ ok: true, value: a })
      expect(read(`=${a}-(${b}-${c})`)).toStrictEqual({ ok: true, value: a - (b - c) })
    }),
  )
})

test('whatever is divided by nothing is refused', () => {
  fc.assert(
    fc.property(tree, tree, (one, other) => {
      const text = `=${one.text}/(${other.text}-${other.text})`
      fc.pre(text.length < 200)
      expect(parseNumber(text, unbounded)).toStrictEqual({ ok: false, error: 'division-by-zero' })
    }),
  )
})

test('a result that is not counted in the field’s decimals is refused and not rounded', () => {
  const whole = { ...unbounded, decimals: 0 }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 2, max: 99 }), (one, other) =>
      expect(parseNumber(`=${one}/${other}`, whole)).toStrictEqual(
        one % other === 0 ? { ok: true, value: one / other } : { ok: false, error: 'not-an-integer' },
      ),
    ),
  )
})
