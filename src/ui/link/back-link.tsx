import type { ReactNode } from "react";
import visibility from "../layout/visibility.module.css";
import css from "./back-link.module.css";
import { Link } from "./link.tsx";

type Props = {
	href: string;
	children: ReactNode;
};

export function BackLink({ href, children }: Props) {
	return (
		<Link
			href={href}
			className={`${css.backLink} ${visibility.screenOnly}`}
			data-back=""
		>
			{children}
		</Link>
	);
}
