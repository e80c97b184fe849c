import { createContext } from "react";

/** Islands add their props here while the page is rendered; the document writes them as JSON. */
export const CollectedProps = createContext<object[] | undefined>(undefined);
