/** Pictures per tab that load eagerly (TIPS-05). */
export const eagerCards = 3;
