/** The folders of these members and of all that need them, directly or through others. */
export const withDependents = (folders, members) => {
  const found = new Set(folders)
  // What is added while the set is walked is walked as well.
  for (const folder of found) for (const member of members) if (member.needs.includes(folder)) found.add(member.folder)
  return members.map(({ folder }) => folder).filter(folder => found.has(folder))
}
