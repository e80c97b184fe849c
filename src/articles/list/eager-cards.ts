/** Pictures per tab that load eagerly (TIPS-05). */
export const eagerCardCount = 3;
