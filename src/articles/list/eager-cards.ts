/** Pictures of a tab that load at once (TIPS-05). */
export const eagerCards = 3;
