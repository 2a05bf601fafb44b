const filled = (length, start, part, end) =>
  start + part.repeat(Math.floor((length - start.length - end.length) / part.length)) + end

/** JSON of so many characters that costs most to read, by what it is made of. */
export const worstTexts = length => ({
  'small objects': filled(length, '[', '{"a":1},', '1]'),
  'empty objects': filled(length, '[', '{},', '1]'),
  'lists in lists': filled(length, '[', `${'['.repeat(30)}${']'.repeat(30)},`, '1]'),
  'texts with escapes': filled(length, '[', '"\\n",', '1]'),
})
