import type contact from "content:contact";
import { MapFrame } from "#sections/map-frame.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHead } from "#ui/section/section-head.tsx";
import css from "./find-us.module.css";

type Props = { findUs: (typeof contact)["findUs"] };

/** Where the gym is, and the way there (CONT-07). */
export function FindUs({ findUs }: Props) {
	return (
		<Section id="find-us" className={css.findUs}>
			<div className={layout.wrap}>
				<SectionHead
					id="find-us"
					title={findUs.title}
					lead={findUs.text}
					className={css.head}
				/>
				<MapFrame isWide />
				<div className={`${layout.row} ${layout.ends} ${css.way}`}>
					<address>{findUs.addressLines.join(", ")}</address>
					<p className={layout.row}>
						<span>{findUs.directions}</span>
						<Link
							href={findUs.appleUrl}
							isExternal
							hasArrow
							className="text-link"
						>
							{findUs.apple}
						</Link>
						<Link
							href={findUs.googleUrl}
							isExternal
							hasArrow
							className="text-link"
						>
							{findUs.google}
						</Link>
					</p>
				</div>
			</div>
		</Section>
	);
}
