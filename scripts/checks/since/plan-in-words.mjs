const listed = names => (names.length === 0 ? 'none' : names.join(', '))

/** One line: what of the checks runs, and why. */
export const planInWords = (ref, changed, { because, members, projects, journeys, earlier, parts }) => {
  const files = changed.length === 1 ? '1 file' : `${changed.length} files`
  const where = members.length === 0 ? 'of no member' : `of ${members.join(', ')}`
  if (because.length > 0)
    return `Since ${ref}: ${files}; everything rests on ${because.join(', ')}, so all tests and journeys, lint, format and the checks of the whole repository run.`
  const looked = [
    `lint of ${parts.lint ? parts.lint.length : 'all'} and format of ${parts.format ? parts.format.length : 'all'}`,
    `tests of what was touched and what depends on it (${listed(projects)})`,
    `browser journeys of its areas (${listed(journeys)})`,
    ...(earlier ? ['all journeys that run alone and those of a page with an earlier shell or earlier modules'] : []),
  ]
  return `Since ${ref}: ${files} ${where}, so ${looked.join(', ')}, and the quick checks of the whole repository.`
}
