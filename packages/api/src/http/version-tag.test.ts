import { namesVersion, readTags, versionTag } from './version-tag'

describe('the version tag', () => {
  const forecast = { id: 12, version: 3 }

  test('is the forecast and its version', () => {
    expect(versionTag(forecast)).toBe('"12-3"')
  })

  test.each(['"12-3"', 'W/"12-3"', '"11-1", "12-3"', '*', ' * '])('%s names the version', header => {
    expect(namesVersion(header, forecast)).toBe(true)
  })

  test.each(['"12-2"', '"1-12-3"', '12-3', '', '"12-33"', 'W/12-3'])('%s does not', header => {
    expect(namesVersion(header, forecast)).toBe(false)
  })

  test('no header holds no tag', () => {
    expect(readTags(undefined)).toEqual([])
  })
})
