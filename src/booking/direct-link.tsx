import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./direct-link.module.css";

type Props = {
	href: string;
	text: string;
};

/** Links to the provider's page, in case the visitor gets stuck in the frame. */
export function DirectLink({ href, text }: Props) {
	return (
		<p className={`${css.direct} ${visibility.jsOnly}`}>
			<Link href={href} isExternal className="text-link">
				{text}
			</Link>
		</p>
	);
}
