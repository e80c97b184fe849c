import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./direct-link.module.css";

type Props = {
	/** The provider's page. */
	href: string;
	text: string;
};

/** Stays in sight below a frame that works: a visitor may be stuck in it all the same. */
export function DirectLink({ href, text }: Props) {
	return (
		<p className={`${css.direct} ${only.withScript}`}>
			<Link href={href} isExternal className="text-link">
				{text}
			</Link>
		</p>
	);
}
